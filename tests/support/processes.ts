// Other processes, as the kernel tells of them.
import fs from 'node:fs'

const read = (file: string) => {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** The processes under this one, however deep. */
export const childrenOf = (pid: number): number[] =>
  read(`/proc/${pid}/task/${pid}/children`)
    .split(' ')
    .filter(Boolean)
    .map(Number)
    .flatMap((child) => [child, ...childrenOf(child)])

// After the name in brackets: the state, …, and as 12th and 13th fields the time in user and system mode.
const statOf = (pid: number) =>
  read(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ')

/** Whether it runs, and is no zombie. */
export const lives = (pid: number) => !['', 'Z'].includes(statOf(pid)[0]!)

/** Seconds of processor time, at 100 ticks per second. */
export const secondsOf = (pid: number) => (Number(statOf(pid)[11]) + Number(statOf(pid)[12])) / 100

/** The command line that it was started with. */
export const commandOf = (pid: number) => read(`/proc/${pid}/cmdline`)
