// The web server with the built files.
import './globals'
import path from 'node:path'
import { projectRoot } from '../scripts/lib/project.mjs'
import { files } from './files'
import { serve } from './serve'

serve(files(path.join(projectRoot, 'build/client')))
