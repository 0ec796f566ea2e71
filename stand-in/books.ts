// All data of the stand-in, in memory and in a file. A line per transaction is written before the answer is sent, so
// that a killed process loses nothing. The next start reads the file and compacts it.
import fs from 'node:fs'
import path from 'node:path'
import type { Charge, Dispute, Event, Order, Payment, Refund, Session } from './objects'

/** The answer stored for an idempotency key. */
export type Kept = { id: string; asked: string; status: number; body: string; requestId: string; at: number }

/** How the stand-in behaves; only control changes it. */
export type Switches = { id: 'all'; webhooks: boolean; refunds: 'succeeded' | 'pending' | 'failed' }

type Shelves = {
  sessions: Session
  orders: Order
  payments: Payment
  charges: Charge
  refunds: Refund
  disputes: Dispute
  events: Event
  answers: Kept
  switches: Switches
}
type Kind = keyof Shelves
type Maps = { [K in Kind]: Map<string, Shelves[K]> }
type Entry = { [K in Kind]: [K, Shelves[K]] }[Kind]

export type Books = ReturnType<typeof openBooks>

/** Opens the data file, or creates it. No other process may have it open. */
export function openBooks(file: string) {
  const maps = emptyMaps()
  read(file, maps)
  let output = writeAll(file, maps)
  // What the running transaction has written so far, and how to undo it.
  let entries: Entry[] | undefined
  let undo: (() => void)[] = []
  let onChange: (entries: Entry[]) => void = () => {}

  function put<K extends Kind>(kind: K, value: Shelves[K]) {
    if (!entries) return void change(() => put(kind, value))
    const map: Map<string, Shelves[K]> = maps[kind]
    const before = map.get(value.id)
    undo.push(() => (before ? map.set(value.id, before) : map.delete(value.id)))
    map.set(value.id, value)
    entries.push([kind, value] as Entry)
  }

  /** Runs a transaction: everything that `work` writes is stored, or nothing if it throws. */
  function change<Result>(work: () => Result): Result {
    if (entries) return work()
    const written: Entry[] = (entries = [])
    undo = []
    let result: Result
    try {
      result = work()
      if (written.length > 0) fs.appendFileSync(output, `${JSON.stringify(written)}\n`)
    } catch (error) {
      for (const step of undo.toReversed()) step()
      throw error
    } finally {
      entries = undefined
    }
    onChange(written)
    return result
  }

  return {
    put,
    change,
    /** Calls `listener` after each transaction with what it wrote. */
    watch(listener: typeof onChange) {
      onChange = listener
    },
    find: <K extends Kind>(kind: K, id: string): Shelves[K] | undefined => maps[kind].get(id),
    /** The newest first. */
    all: <K extends Kind>(kind: K): Shelves[K][] => [...maps[kind].values()].toReversed(),
    switches: (): Switches => maps.switches.get('all') ?? { id: 'all', webhooks: true, refunds: 'succeeded' },
    forgetKeys() {
      maps.answers.clear()
      fs.closeSync(output)
      output = writeAll(file, maps)
    },
    reset() {
      for (const map of Object.values(maps)) map.clear()
      fs.closeSync(output)
      output = writeAll(file, maps)
    },
    close: () => fs.closeSync(output),
  }
}

const emptyMaps = (): Maps => ({
  sessions: new Map(),
  orders: new Map(),
  payments: new Map(),
  charges: new Map(),
  refunds: new Map(),
  disputes: new Map(),
  events: new Map(),
  answers: new Map(),
  switches: new Map(),
})

function read(file: string, maps: Maps) {
  if (!fs.existsSync(file)) return
  const lines = fs.readFileSync(file, 'utf8').split('\n')
  // A complete line ends with a line break. After a kill the last line may be incomplete; its answer was never sent.
  const entries = lines.slice(0, -1).flatMap((line) => JSON.parse(line) as Entry[])
  for (const [kind, value] of entries) (maps[kind] as Map<string, typeof value>).set(value.id, value)
}

/** Rewrites the file with one line per object, and opens it for appending. */
function writeAll(file: string, maps: Maps) {
  const lines = Object.entries(maps).flatMap(([kind, map]) =>
    [...map.values()].map((value) => `${JSON.stringify([[kind, value]])}\n`),
  )
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(`${file}.new`, lines.join(''), { mode: 0o600 })
  fs.renameSync(`${file}.new`, file)
  return fs.openSync(file, 'a')
}
