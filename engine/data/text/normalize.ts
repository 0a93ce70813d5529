/** Lower case, no accents, no apostrophes of any kind, no punctuation: "Can’t  sleep?" is "cant sleep". */
export function normalize(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[\p{M}'’‘ʼ`´]/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

export const wordsOf = (text: string) => normalize(text).split(" ").filter(Boolean);
