const scripts = [/\p{Script=Greek}/u, /\p{Script=Latin}/u, /\p{Script=Cyrillic}/u]
// Letters that look alike, as capitals at least, in the order of the scripts; a point where a script has none.
const alike =
  'ΑAА ΒBВ ·CС ΕEЕ ΗHН ΙIІ ·JЈ ΚKК ΜMМ ΝN· ΟOО ΡPР ·SЅ ΤTТ ΥYУ ΧXХ ΖZ· αaа βb· ·cс εeе ηh· ιiі ·jј κkк μmм νn· οoо ρpр ·sѕ τtт υyу χxх ζz· νv· υu·'.split(
    ' ',
  )

/**
 * A text in which no word mixes Greek, Latin and Cyrillic letters that look alike: Mαρία with a Latin M becomes Greek. The
 * script of most letters comes first; a word that can't be of one script stays. rules.in_one_script does so in searches.
 */
export const inOneScript = (text: string) =>
  scripts.filter((script) => script.test(text)).length < 2
    ? text
    : text.replaceAll(/\p{L}[\p{L}\p{M}]*/gu, wordInOneScript)

function wordInOneScript(word: string) {
  const letters = [...word.normalize('NFD')]
  const most = scripts
    .map((script, place) => ({
      script,
      place,
      letters: letters.filter((letter) => script.test(letter)).length,
    }))
    .filter((found) => found.letters > 0)
    .sort((one, other) => other.letters - one.letters)
  if (most.length < 2) return word
  for (const { script, place } of most) {
    const turned = letters.map((letter) =>
      script.test(letter) || /\p{M}/u.test(letter)
        ? letter
        : alike.find((each) => each.includes(letter) && each[place] !== '·')?.[place],
    )
    if (turned.every(Boolean)) return turned.join('').normalize('NFC')
  }
  return word
}
