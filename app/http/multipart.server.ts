import { MultipartPart } from '@remix-run/multipart-parser'

type Piece = { part: MultipartPart } | { bytes: Uint8Array } | 'end'

// Bytes of the headers of one part.
const longestHeaders = 8 * 1024
const lineEnd = Buffer.from('\r\n')

/**
 * Splits a multipart body while it arrives: the head of each part, its bytes in pieces, its end. The parser of the
 * library keeps every part whole until its end; its heads are read here too. Throws 400 for a malformed body.
 */
export function multipart(boundary: string) {
  const delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1')
  // The line end that belongs to the first boundary.
  let rest: Buffer = lineEnd
  let inside: 'start' | 'boundary' | 'head' | 'part' | 'end' = 'start'

  function* split(chunk: Uint8Array): Generator<Piece, void> {
    yield* pieces(chunk)
    // A copy: the chunk is given back.
    rest = Buffer.from(rest)
  }

  function* pieces(chunk: Uint8Array): Generator<Piece, void> {
    rest =
      rest.length > 0
        ? Buffer.concat([rest, chunk])
        : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    for (;;) {
      if (inside === 'end') {
        rest = lineEnd
        return
      } else if (inside === 'start') {
        if (rest.length < delimiter.length) return
        if (rest.indexOf(delimiter) !== 0) throw malformed()
        rest = rest.subarray(delimiter.length)
        inside = 'boundary'
      } else if (inside === 'boundary') {
        if (rest.length < 2) return
        const isLast = rest.toString('latin1', 0, 2) === '--'
        if (!isLast && !rest.subarray(0, 2).equals(lineEnd)) throw malformed()
        inside = isLast ? 'end' : 'head'
      } else if (inside === 'head') {
        const end = rest.indexOf('\r\n\r\n')
        if (end > longestHeaders || (end < 0 && rest.length > longestHeaders)) throw malformed()
        if (end < 0) return
        yield { part: headOf(rest.subarray(2, end)) }
        rest = rest.subarray(end + 4)
        inside = 'part'
      } else {
        const end = rest.indexOf(delimiter)
        const sure = end < 0 ? untilPossible(rest, delimiter.length) : end
        if (sure > 0) yield { bytes: rest.subarray(0, sure) }
        rest = rest.subarray(sure)
        if (end < 0) return
        yield 'end'
        rest = rest.subarray(delimiter.length)
        inside = 'boundary'
      }
    }
  }

  return {
    split,
    finish() {
      if (inside !== 'end') throw malformed()
    },
  }
}

/** How many bytes surely belong to the part: what may be the beginning of a boundary waits for the rest of it. */
function untilPossible(bytes: Buffer, longest: number) {
  const tail = Math.max(0, bytes.length - longest + 1)
  const at = bytes.indexOf('\r', tail)
  return at < 0 ? bytes.length : at
}

function headOf(bytes: Uint8Array) {
  const part = new MultipartPart(bytes, [])
  try {
    void part.headers
  } catch {
    throw malformed()
  }
  return part
}

const malformed = () => new Response(null, { status: 400 })
