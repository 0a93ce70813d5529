/** Words that say nothing about what is wanted, in English and Spanish. The search neither requires nor marks them. */
const smallWords = new Set(
  [
    "a about also am an and any are as at be been but by can could did do does dr feel feeling feels for from get getting gets",
    "give got had has have having he her hers him his how i id if ill im in into is it its ive just keep keeps kind let like may me",
    "mr mrs ms my need now of on or our please really said says she shes should so some still that the their them then there",
    "seem seems theres these they this to trying us very want was we were what when where which who why will with would you your",
    "al asi como con creo cual cuando de del desde donde el ella en es esta estan este estoy ha hay hoy la las le les lo los me mi",
    "mis muy necesito nos o para pero por puede pueden puedo pudo que quiere quiero quiso se si siente siento su sus tan tengo",
    "tiene un una y ya yo bien super ahora ahorita pues nomas",
    // As it is typed on a phone.
    "bc cuz n q u ur w wat",
  ].flatMap((line) => line.split(" ")),
);

export const isSmall = (word: string) => smallWords.has(word);

/** The words that count. All of them, if none would be left. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !isSmall(word));
  return telling.length > 0 ? telling : words;
}
