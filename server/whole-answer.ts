import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const packers = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body),
}
/** How an answer may be compressed, the best first. */
export const packings = ['br', 'gzip'] as const
export type Packing = (typeof packings)[number]

// All that a page's answer says beside its body; the server itself says the rest.
const passedOn = ['content-type', 'cache-control', 'location', 'retry-after']

/** An answer of the app with its whole body, to be sent to many; compressed once, when it is first asked for so. */
export type WholeAnswer = Awaited<ReturnType<typeof wholeAnswer>>

export async function wholeAnswer(response: Response, scriptHashes: string[]) {
  const body = Buffer.from(await response.arrayBuffer())
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const packed: Partial<Record<Packing, Promise<Buffer>>> = {}
  let bytes = body.length
  return {
    status: response.status,
    headers: passedOn.flatMap((name) => {
      const value = response.headers.get(name)
      return value === null ? [] : [[name, value] as const]
    }),
    scriptHashes,
    /** Whether others may have it at all: a fault names the request, a cookie is for one browser. */
    isShareable: response.status !== 500 && !response.headers.has('set-cookie'),
    isFit: response.status === 200 && !response.headers.has('set-cookie'),
    etag: (packing?: Packing) => (packing ? `"${tag}-${packing}"` : `"${tag}"`),
    size: () => bytes,
    bodyAs(packing: Packing | undefined, onPacked: () => void): Buffer | Promise<Buffer> {
      if (!packing) return body
      return (packed[packing] ??= packers[packing](body).then((small) => {
        bytes += small.length
        onPacked()
        return small
      }))
    },
  }
}
