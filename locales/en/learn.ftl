### Training (`voliera learn`): live progress, and what is refused.

learn-count = { NUMBER($value, maximumFractionDigits: 0) }
learn-figure = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
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
learn-preparing = Preparing the games. The first time, rules are compiled: a few minutes …
learn-resumed = Resumed at { $share }: { $seconds } s, { $decisions } decisions
learn-measuring = Measuring the last weights. Ctrl-C leaves that out.
learn-written = Weights, log and curves are in { $folder }: last.net, log.jsonl, report.svg.
learn-stopped = Stopped. Weights and checkpoint are in { $folder }; --resume continues.
