/** Words that say nothing about what is wanted, in English and Spanish. The search neither requires nor marks them. */
const stopWords = new Set(
  [
    "a about am an and any are as at be been but by can could did do does dr for from get give had has have how i id if",
    "ill im in into is it its ive just let like may me mr mrs ms my need of on or our please she should so some that the",
    "their them then there these they this to us want was we were what when where which who why will with would you your",
    "al como con cual cuando de del donde el ella en es esta este la las le lo los me mi mis necesito o para pero por",
    "puedo que quiero se si su sus tengo tiene un una y yo",
  ].flatMap((line) => line.split(" ")),
);

/** The words that count. All of them, if none would be left. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !stopWords.has(word));
  return telling.length > 0 ? telling : words;
}
