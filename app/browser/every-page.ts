// The one script that every page loads.
import './drafts'
import './forms'
import './page'
import './looking-again'
import './mended'
import './waiting'
import { watchIslands, type Island } from './islands'

watchIslands(import.meta.glob<Island>('../islands/*.tsx'))

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-answers]'))
  // Without it the form is sent by its button.
  import('./answering-form').then(({ follow }) => follow(form)).catch(() => undefined)

// What needs it is shown from here on.
document.documentElement.dataset.works = ''

// In development this connects the page to Vite, which loads it again when a file of the app is saved.
import.meta.hot?.accept()
