/**
 * A word without its ending, in English or Spanish: "breathing" and "breathe" are "breath", "morados" and "morada" are "morad".
 * A few rules instead of a package, because a query mixes both languages, and two stemmers would disagree.
 * Other forms are written with a star in content: respir*.
 */
export function stem(word: string): string {
  const bare = word.replace(/^(.{4,}?)[ao]s?$|^(.{3,}?)(?:ing|es|s|e)$|^(.{2,}?[^e])ed$/, "$1$2$3");
  return bare.replace(/([b-df-hj-np-tv-z])\1$/, "$1");
}
