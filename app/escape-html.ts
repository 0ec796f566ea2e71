/** Escapes a text for HTML, as content or as the value of a quoted attribute. */
export function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
