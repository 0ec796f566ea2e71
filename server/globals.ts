// Imported first: other modules keep these classes when they are loaded.
import { installGlobals } from '@remix-run/node'

// Remix's single fetch needs its own Request and Response for streams.
installGlobals({ nativeFetch: true })
