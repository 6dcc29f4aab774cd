### Training (`voliera learn`): live progress, and what is refused.

learn-decisions = Decisions
learn-rate = Decisions per second
learn-time = Time
learn-left = { $seconds } s, { $left } s left
learn-figure-policy = Policy loss
learn-figure-value = Value loss
learn-figure-entropy = Entropy
learn-figure-change = Change of the policy
learn-figure-clipped = Clipped decisions
learn-figure-agreement = Same choices, in games held out
learn-last = Against its last self
learn-opponent = Against the opponent
learn-against = { $weights } against { $level }
learn-share = { $share } ({ $low } to { $high })
error-learn = This network cannot be trained: { $detail }
learn-run = Run { $number } of { $runs }
