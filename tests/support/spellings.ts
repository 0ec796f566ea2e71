/** Other spellings of an address that the server may take for the same page. */
export function spellingsOf(address: string): [string, string][] {
  const [path = '', query] = address.split(/\?(.*)/s)
  const rest = query === undefined ? '' : `?${query}`
  const segments = path.split('/')
  const words = segments.map((segment) => segment.replace(/^[a-z]/, (letter) => letter.toUpperCase()))
  const encoded = (segment: string) =>
    segment.replace(/^[a-z]/i, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
  return [
    ['upper case', path.toUpperCase() + rest],
    ['first letters', words.join('/') + rest],
    ['one letter encoded', segments.map(encoded).join('/') + rest],
    ['capitals encoded', words.map(encoded).join('/') + rest],
    ['a slash at the end', `${path}/${rest}`],
    ['capitals and slashes at the end', `${words.join('/')}//${rest}`],
    ['two slashes', path.replace(/(?!^)\//, '//') + rest],
    ['in a language', `/en${path}${rest}`],
    ['in a language, encoded', `/en${segments.map(encoded).join('/')}${rest}`],
  ]
}
