"""Telling people who are not here that it is their turn: by web push to their devices, by webhook to a channel.

Tables know nothing of this. `live/turns.py` looks at them once a second and puts a notice into a bounded queue; a
sender of its own does the rest. Whoever answers slowly or not at all keeps nobody waiting but the sender.
"""
