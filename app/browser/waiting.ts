// A page that waits for an answer says when it has come. An element names the address of a line that says how things stand,
// and what the line says now; it holds the words for the moment when the line is another.

const pause = 30_000
const waiting = document.querySelector<HTMLElement>('[data-waits-for]')

async function ask({ dataset }: HTMLElement) {
  if (document.visibilityState !== 'visible') return false
  const answer = await fetch(`${dataset.waitsFor}`)
  return answer.ok && !answer.redirected && (await answer.text()) !== dataset.stands
}

function askLater(element: HTMLElement) {
  setTimeout(async () => {
    const words = element.querySelector('template')
    if (words && (await ask(element).catch(() => false))) element.append(words.content)
    else askLater(element)
  }, pause)
}
if (waiting) askLater(waiting)
