// How much of the bodies under way the server holds, and how slowly a body may come.
import { Refusal } from '~/db/refusal.server'
import { inTime, isLate } from '~/in-time'
import { networkOf, wide } from '~/network'
import type { Viewer } from '~/viewer/viewer'

const megabyte = 1024 * 1024
const most = { all: 128 * megabyte, visitors: 16 * megabyte, network: 4 * megabyte, user: 32 * megabyte }
// So much of every body is read, whatever else is under way: a sign-in passes when all else is full.
const free = 16 * 1024
// Past it the connection is cut.
const drainLimit = 64 * megabyte

// A body brings so many bytes in so many milliseconds of waiting, or ends.
export const pace = { bytes: 50 * 1024, span: 10_000 }

const heldBy = new Map<string, number>()

/** Whose body it is: of a visitor the network counts. */
export type Sender = { viewer: Viewer | null; address: string }

/** What the server holds of one body: texts in memory, files on disk. */
export type Held = {
  /** Counts bytes that are held. Raises busy past a share. */
  hold(bytes: number): void
  /** Raises busy if so many bytes would not fit now. */
  expect(bytes: number): void
  /** What is done when they are no longer needed. */
  finally(done: () => unknown): void
}

/** Runs `work`, which reads a body; what is held of it counts until `work` ends. */
export async function holding<T>({ viewer, address }: Sender, work: (held: Held) => Promise<T>): Promise<T> {
  const shares = viewer
    ? { all: most.all, [`user ${viewer.userId}`]: most.user }
    : { all: most.all, visitors: most.visitors, [`network ${networkOf(address, wide)}`]: most.network }
  const dones: (() => unknown)[] = []
  let own = 0
  const counted = () => Math.max(0, own - free)
  const expect = (bytes: number) => {
    const more = Math.max(0, own + bytes - free) - counted()
    if (more > 0 && Object.entries(shares).some(([share, limit]) => (heldBy.get(share) ?? 0) + more > limit))
      throw new Refusal('busy', undefined, 503)
  }
  const count = (more: number) => {
    for (const share of Object.keys(shares)) {
      const now = (heldBy.get(share) ?? 0) + more
      if (now > 0) heldBy.set(share, now)
      else heldBy.delete(share)
    }
  }
  try {
    return await work({
      expect,
      hold(bytes) {
        expect(bytes)
        const before = counted()
        own += bytes
        count(counted() - before)
      },
      finally: (done) => dones.push(done),
    })
  } finally {
    count(-counted())
    await Promise.all(dones.map((done) => done()))
  }
}

// The engine lets 64 MB of them pile up before it looks for those nobody uses. What is sent to a closed port is gone at once.
const { port1: nowhere } = new MessageChannel()
nowhere.close()
const largePiece = 16 * 1024

/** Gives the memory of a piece back. A small one, and a part of something larger, may be used elsewhere. */
function release({ buffer, byteLength }: Uint8Array) {
  if (byteLength < largePiece || byteLength !== buffer.byteLength) return
  nowhere.postMessage(null, [buffer as ArrayBuffer])
}

/** The body of a request in pieces, each there until the next one is asked for. Raises too_slow. */
export async function* bodyOf(request: Request): AsyncGenerator<Uint8Array, void> {
  const reader = request.body?.getReader()
  if (!reader) return
  let seen = 0
  let waited = 0
  let brought = 0
  for (;;) {
    const asked = performance.now()
    const { done, value } = await inTime(reader.read(), Math.max(0, pace.span - waited), 'the sender').catch(
      (error) => {
        throw isLate(error) ? new Refusal('too_slow', undefined, 408) : error
      },
    )
    if (done) return
    const bytes = value.byteLength
    yield value
    release(value)
    seen += bytes
    if (seen > drainLimit) return reader.cancel()
    brought += bytes
    waited += performance.now() - asked
    if (brought >= pace.bytes) brought = waited = 0
  }
}

/** The body as text; undefined past the limit, which is in bytes. Raises busy and too_slow. */
export async function textOf(request: Request, held: Held, limit: number) {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of bodyOf(request)) {
    size += piece.byteLength
    if (size > limit) continue
    held.hold(piece.byteLength)
    pieces.push(Uint8Array.from(piece))
  }
  return size > limit ? undefined : Buffer.concat(pieces).toString()
}
