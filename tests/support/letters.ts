/** A number or another word as letters alone, since names have no digits; different ones stay different. */
export const letters = (word: number | string) =>
  String(word).replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!)
