// The one script that every page loads.
import './page'
import './forms'
import './looking-again'
import { watchIslands, type Island } from './islands'

watchIslands(import.meta.glob<Island>('../islands/*.tsx'))

// What needs it is shown from here on.
document.documentElement.dataset.works = ''
