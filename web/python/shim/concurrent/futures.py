# Browsers think on one core here.
ThreadPoolExecutor = None
