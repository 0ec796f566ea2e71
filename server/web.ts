// The web server with the built files.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { environmentOrExit } from '../scripts/lib/environment.mjs'
import { assetsIn } from '../scripts/lib/stored-assets.mjs'
import { files } from './files'
import { serve } from './serve'

// Those of the build that runs here, not of one that was made meanwhile.
const built = path.join(path.dirname(fileURLToPath(import.meta.url)), '../client')
serve(files(built, assetsIn(environmentOrExit().dataDir)))
