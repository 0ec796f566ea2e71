// The Nu HTML Checker, where it is: it needs Java, and is 30 MB that nothing else uses.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../../scripts/lib/project.mjs'

const jar = path.join(projectRoot, 'node_modules/vnu-jar/build/dist/vnu.jar')

type Message = { url: string; type: string; lastLine: number; message: string; extract?: string }

/** Takes a folder of pages, returns what is wrong with them; undefined where the checker is missing. */
export const nu =
  fs.existsSync(jar) && spawnSync('java', ['-version']).status === 0
    ? (folder: string) => {
        const { stderr } = spawnSync('java', ['-jar', jar, '--errors-only', '--format', 'json', folder], {
          encoding: 'utf8',
          maxBuffer: 1e8,
        })
        const { messages } = JSON.parse(stderr) as { messages: Message[] }
        return messages.map(
          ({ url, message, extract }) => `${path.basename(url)}: ${message} ${extract ?? ''}`,
        )
      }
    : undefined
