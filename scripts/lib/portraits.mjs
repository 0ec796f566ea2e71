// The faces of the demo's mentors, by the name of their e-mail address. Each is drawn by portrait.mjs.

/** @typedef {import('./portrait.mjs').Face} Face */

export const grounds = {
  sea: { ground: '#cfe6df', leaf: '#a9d2c8' },
  saffron: { ground: '#fbe6b8', leaf: '#f4cf86' },
  rose: { ground: '#f8dcdd', leaf: '#eebfc4' },
  olive: { ground: '#e3ead0', leaf: '#c9d6a8' },
  sky: { ground: '#d8e6f3', leaf: '#b5cfe6' },
  sand: { ground: '#efe5d6', leaf: '#dfcdb3' },
  deep: { ground: '#2c655f', leaf: '#3d7c74' },
  plum: { ground: '#e5dbea', leaf: '#cdbbd8' },
}

export const colours = {
  black: '#2a211f',
  darkBrown: '#3d2a21',
  brown: '#5d3c28',
  chestnut: '#7a4a2b',
  auburn: '#8c3f24',
  honey: '#b07a3f',
  blond: '#cfa25f',
  salt: '#8d8782',
  silver: '#bdb9b4',
  white: '#dedbd6',
}
const { black, darkBrown, brown, chestnut, auburn, honey, blond, salt, silver, white } = colours

/** @type {Record<string, Face>} */
export const portraits = {
  mentor: { ...grounds.sea, skin: 'light', hair: 'bob', colour: darkBrown, age: 38, wear: 'blazer', cloth: '#1f5c57', smile: 'open' },
  'maria.konstantinidou': { ...grounds.saffron, skin: 'olive', hair: 'shoulder', colour: brown, age: 46, wear: 'vNeck', cloth: '#a3213e', with: ['hoops', 'necklace'], smile: 'wide' },
  'despina.vlachaki': { ...grounds.olive, skin: 'tan', hair: 'curly', colour: darkBrown, age: 43, wear: 'shirt', cloth: '#e8e2cf', smile: 'wide', with: ['studs'], brows: 'high' },
  'sofia.raptopoulou': { ...grounds.sky, skin: 'fair', hair: 'lowBun', colour: chestnut, age: 37, wear: 'turtleneck', cloth: '#2d4b6e', with: ['roundGlasses'], eyes: '#4d6a4a' },
  'athina.mavridou': { ...grounds.sand, skin: 'olive', hair: 'pixie', colour: salt, brow: '#5b534d', age: 52, wear: 'shirt', cloth: '#33506b', brows: 'straight' },
  'ioanna.stamatopoulou': { ...grounds.rose, skin: 'light', hair: 'longStraight', colour: black, age: 41, wear: 'blazer', cloth: '#2b2f3d', under: '#f3e3df', with: ['pearls'] },
  'christina.alexiou': { ...grounds.plum, skin: 'fair', hair: 'fringeBob', colour: auburn, age: 39, wear: 'round', cloth: '#d8893b', smile: 'open', with: ['freckles'], eyes: '#3f6b62' },
  'vasiliki.tsirimokou': { ...grounds.deep, skin: 'tan', hair: 'ponytail', colour: black, age: 43, wear: 'stripes', cloth: '#23466b', brows: 'straight', jaw: 4 },
  'olga.chatzigeorgiou': { ...grounds.sea, skin: 'light', hair: 'shortWaves', colour: silver, brow: '#7b736d', age: 64, wear: 'cardigan', cloth: '#7a5a83', under: '#f2ead9', with: ['roundGlasses', 'pearls'], smile: 'open' },
  coach: { ...grounds.saffron, skin: 'olive', hair: 'longWavy', colour: chestnut, age: 37, wear: 'vNeck', cloth: '#2f7068', smile: 'wide', with: ['hoops'] },
  'stella.karagianni': { ...grounds.sky, skin: 'light', hair: 'pixie', colour: black, age: 34, wear: 'turtleneck', cloth: '#23232b', with: ['studs', 'squareGlasses'], brows: 'straight' },
  'zoi.theodoridou': { ...grounds.rose, skin: 'fair', hair: 'bob', colour: white, brow: '#8f8780', age: 66, wear: 'blazer', cloth: '#7e3a4d', under: '#fdf5ea', with: ['pearls', 'necklace'], smile: 'closed', eyes: '#4a6f8f' },
  'marina.dimitriou': { ...grounds.sand, skin: 'tan', hair: 'bun', colour: darkBrown, age: 38, wear: 'blazer', cloth: '#b24b2e', under: '#fff6e9', smile: 'open', with: ['studs'] },
  'angeliki.fotiou': { ...grounds.olive, skin: 'light', hair: 'braid', colour: honey, age: 45, wear: 'vNeck', cloth: '#5b8a9a', smile: 'open', eyes: '#6b5a2f' },
  'nefeli.antoniadou': { ...grounds.plum, skin: 'olive', hair: 'curlyShort', colour: black, age: 31, wear: 'round', cloth: '#e0b43f', with: ['hoops', 'redGlasses'], smile: 'wide', jaw: -3 },
  'dafni.oikonomou': { ...grounds.sea, skin: 'brown', hair: 'curly', colour: '#221a18', age: 42, wear: 'cardigan', cloth: '#c46a3c', under: '#f6ead2', smile: 'open', with: ['hoops'] },
  both: { ...grounds.rose, skin: 'fair', hair: 'shoulder', colour: blond, brow: '#8a6538', age: 42, wear: 'turtleneck', cloth: '#7d2037', eyes: '#4d7391', smile: 'closed' },
  'giota.lampropoulou': { ...grounds.saffron, skin: 'olive', hair: 'lowBun', colour: darkBrown, age: 46, wear: 'shirt', cloth: '#f1ece2', with: ['squareGlasses', 'studs'], smile: 'open', jaw: 5 },
  'thaleia.xenaki': { ...grounds.deep, skin: 'light', hair: 'fringeBob', colour: black, age: 36, wear: 'turtleneck', cloth: '#e7e0d4', brows: 'straight' },
  'myrto.galanopoulou': { ...grounds.sky, skin: 'fair', hair: 'ponytail', colour: auburn, age: 29, wear: 'round', cloth: '#3d5f86', with: ['freckles', 'roundGlasses'], smile: 'wide', eyes: '#3f6b4f', jaw: -4 },
  'eirini.bakali': { ...grounds.olive, skin: 'tan', hair: 'braid', colour: brown, age: 35, wear: 'shirt', cloth: '#6d7f3a', smile: 'open' },
  'foteini.roussou': { ...grounds.sand, skin: 'light', hair: 'longWavy', colour: blond, brow: '#93703f', age: 44, wear: 'blazer', cloth: '#3a4a6b', with: ['necklace'], smile: 'wide', eyes: '#5d7a55' },
  'georgia.petridou': { ...grounds.plum, skin: 'olive', hair: 'bob', colour: chestnut, age: 40, wear: 'blazer', cloth: '#5a3b66', with: ['pearls'], smile: 'open', brows: 'high' },
  'rafaela.sidiropoulou': { ...grounds.sea, skin: 'deep', hair: 'bun', colour: '#1d1716', age: 37, wear: 'vNeck', cloth: '#e3b23c', smile: 'wide', with: ['studs'] },
  'anna.valsami': { ...grounds.saffron, skin: 'light', hair: 'shortWaves', colour: auburn, age: 41, wear: 'cardigan', cloth: '#2c2a33', under: '#dcd3c4', with: ['hoops'] },
  'vivi.tzortzi': { ...grounds.olive, skin: 'tan', hair: 'pixie', colour: brown, age: 47, wear: 'stripes', cloth: '#4c6b3f', smile: 'wide', jaw: 3 },
  'popi.drakopoulou': { ...grounds.rose, skin: 'fair', hair: 'shoulder', colour: salt, brow: '#6b625c', age: 58, wear: 'round', cloth: '#8b3f5b', with: ['redGlasses', 'necklace'], smile: 'open' },
  'lydia.samara': { ...grounds.sand, skin: 'brown', hair: 'longStraight', colour: '#241b19', age: 34, wear: 'vNeck', cloth: '#d9694f', smile: 'open', with: ['necklace'] },
  'areti.michailidou': { ...grounds.deep, skin: 'olive', hair: 'bun', colour: chestnut, age: 42, wear: 'blazer', cloth: '#d6c3a1', under: '#fffaf0', with: ['pearls'], smile: 'closed' },
  'melina.orfanou': { ...grounds.plum, skin: 'fair', hair: 'curlyShort', colour: honey, age: 37, wear: 'turtleneck', cloth: '#49705e', with: ['roundGlasses'], eyes: '#58707f' },
  'tzeni.kalogeropoulou': { ...grounds.sky, skin: 'light', hair: 'bob', colour: blond, brow: '#8a6a3c', age: 50, wear: 'shirt', cloth: '#c9d8e6', smile: 'wide', with: ['studs'] },
  'liana.vergou': { ...grounds.sea, skin: 'olive', hair: 'curly', colour: chestnut, age: 39, wear: 'round', cloth: '#9c3046', smile: 'closed', with: ['squareGlasses'] },
  'dimitra.pavlidou': { ...grounds.saffron, skin: 'tan', hair: 'longStraight', colour: darkBrown, age: 41, wear: 'cardigan', cloth: '#2f6e7a', under: '#f7e7d3', smile: 'open', with: ['hoops'] },
  'ifigeneia.leontiou': { ...grounds.rose, skin: 'light', hair: 'ponytail', colour: honey, age: 36, wear: 'blazer', cloth: '#a63f5a', smile: 'wide' },
  'chara.andreou': { ...grounds.olive, skin: 'olive', hair: 'scarf', colour: '#c1704d', brow: darkBrown, age: 38, wear: 'round', cloth: '#efe3cf', smile: 'open' },
  'marilena.kontou': { ...grounds.sky, skin: 'light', hair: 'longWavy', colour: darkBrown, age: 33, wear: 'turtleneck', cloth: '#5e6c3a', smile: 'closed', with: ['studs'], jaw: -3 },
  'smaragda.triantafyllou': { ...grounds.plum, skin: 'light', hair: 'pixie', colour: silver, brow: '#4b423d', age: 57, wear: 'turtleneck', cloth: '#1f6f5b', with: ['hoops', 'redGlasses'], lips: '#b01f3c', smile: 'closed', brows: 'high' },
  'aliki.stefanidou': { ...grounds.sea, skin: 'tan', hair: 'ponytail', colour: blond, brow: '#7b5a30', age: 32, wear: 'round', cloth: '#e07b39', with: ['band', 'freckles'], smile: 'wide' },
  'kalliopi.lyraki': { ...grounds.deep, skin: 'light', hair: 'longWavy', colour: salt, brow: '#5f5650', age: 55, wear: 'vNeck', cloth: '#581f35', with: ['necklace', 'studs'], smile: 'open', eyes: '#4c6577' },
  'iliana.sarri': { ...grounds.sand, skin: 'olive', hair: 'fringeBob', colour: brown, age: 28, wear: 'stripes', cloth: '#b8455f', smile: 'open', with: ['roundGlasses'], jaw: -3 },
}
