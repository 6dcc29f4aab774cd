### My wire on the home page, and the way to the profile.

web-wire = My wire
web-wire-profile = My profile
web-wire-birds = { $count ->
    [one] { $count } bird
   *[other] { $count } birds
}
web-wire-days = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
