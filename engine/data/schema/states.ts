/** States and territories, with the time zone of most of each and that of the rest. */
const zones = {
  A: "America/Anchorage",
  C: "America/Chicago",
  E: "America/New_York",
  G: "Pacific/Guam",
  H: "Pacific/Honolulu",
  M: "America/Denver",
  P: "America/Los_Angeles",
  R: "America/Puerto_Rico",
  S: "Pacific/Pago_Pago",
  Z: "America/Phoenix",
};

const table = `AK Alaska A, AL Alabama C, AR Arkansas C, AS American Samoa S, AZ Arizona ZM, CA California P, CO Colorado M,
  CT Connecticut E, DC District of Columbia E, DE Delaware E, FL Florida EC, GA Georgia E, GU Guam G, HI Hawaii H, IA Iowa C,
  ID Idaho MP, IL Illinois C, IN Indiana EC, KS Kansas CM, KY Kentucky EC, LA Louisiana C, MA Massachusetts E, MD Maryland E,
  ME Maine E, MI Michigan EC, MN Minnesota C, MO Missouri C, MP Northern Mariana Islands G, MS Mississippi C, MT Montana M,
  NC North Carolina E, ND North Dakota CM, NE Nebraska CM, NH New Hampshire E, NJ New Jersey E, NM New Mexico M, NV Nevada P,
  NY New York E, OH Ohio E, OK Oklahoma C, OR Oregon PM, PA Pennsylvania E, PR Puerto Rico R, RI Rhode Island E,
  SC South Carolina E, SD South Dakota CM, TN Tennessee CE, TX Texas CM, UT Utah M, VA Virginia E, VI Virgin Islands R,
  VT Vermont E, WA Washington P, WI Wisconsin C, WV West Virginia E, WY Wyoming M`;

const states = table.split(/,\s+/).map((row) => {
  const [, letters = "", name = "", clocks = ""] = /^(..) (.+) (\w+)$/.exec(row) ?? [];
  return { letters, name, zones: [...clocks].map((clock) => zones[clock as keyof typeof zones]) };
});

export const stateLetters = states.map(({ letters }) => letters);

const onlyLetters = (words: string) => words.replace(/[^a-z]/gi, "").toLowerCase();
/** A state as people write it: New Mexico, nm, N.M. */
export const stateNamed = (words: string) =>
  states.find(({ letters, name }) => [letters, name].some((one) => onlyLetters(one) === onlyLetters(words)));
