// The message of a refused field goes when the field is changed and the browser finds nothing wrong with it; with it goes its
// line above the form. Whether the server agrees, it says when the form is sent again.

const controls = 'input:not([type=hidden]), select, textarea'
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const seen = (control: Control) => control.getClientRects().length > 0

function isMended(field: Element) {
  const asked = [...field.querySelectorAll<Control>(controls)].filter(seen)
  // Of a day all parts.
  const parts = asked.filter((control) => control instanceof HTMLInputElement && control.type === 'text')
  return asked.every(
    (control) =>
      control.validity.valid &&
      control.value.length <= Number(control.dataset.most ?? Infinity) &&
      (parts.length < 2 || !parts.includes(control) || control.value !== ''),
  )
}

function mend({ target }: Event) {
  const field = target instanceof Element && target.closest('.invalid-edge')
  if (!field || !isMended(field)) return
  field.classList.remove('invalid-edge')
  const message = field.querySelector('[id$="-error"]')
  for (const control of field.querySelectorAll('[aria-invalid]')) control.removeAttribute('aria-invalid')
  for (const described of document.querySelectorAll(`[aria-describedby~="${message?.id}"]`)) {
    const others = `${described.getAttribute('aria-describedby')}`
      .split(' ')
      .filter((id) => id !== message?.id)
    if (others.length > 0) described.setAttribute('aria-describedby', others.join(' '))
    else described.removeAttribute('aria-describedby')
  }
  message?.remove()
  const summary = document.querySelector('[data-errors]')
  const named = `#${message?.id.replace(/-error$/, '')}`
  for (const link of summary?.querySelectorAll('li a') ?? [])
    if (link.getAttribute('href') === named) link.closest('li')?.remove()
  if (summary && !summary.querySelector('li')) summary.remove()
}
document.addEventListener('input', mend)
document.addEventListener('change', mend)
