import { register } from 'node:module'

// Vite handles the app's imports of text and JSON; Playwright does not.
register('./file-loader.mjs', import.meta.url)
