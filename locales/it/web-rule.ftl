### Said wherever a rule is named.

# What a link to a statement is called for those who do not see it. $number: "B-T5".
web-rule = Regola { $number }
