import { getMultipartBoundary, type MultipartPart } from '@remix-run/multipart-parser'
import { bodyOf, type Held } from './body.server'
import { writeOnDisk } from './file-on-disk.server'
import { multipart } from './multipart.server'

/** The fields that no answer sends back. */
export const secretFields = ['password', 'currentPassword', '_token']

const textLimit = 256 * 1024
const mostFields = 200
const longestName = 200

// Conform builds an object from the names (field, field.part, field[9]): limit its depth and its indexes.
const fieldName = /^[^.[\]]+(?:\.[^.[\]]+|\[(?:1?\d?\d)?\]){0,2}$/
const reservedPart = /(^|[.[\]])(__proto__|constructor|prototype)($|[.[\]])/

/** A form that was read; `files`: the names of all that were sent. */
export type Read = { form: FormData; tooBig: boolean; files: string[] }

/**
 * Reads the body of a form within limits while it streams in. Never use the formData() of a request, which
 * has none. Past a limit the rest is read and discarded, because a browser shows the answer only after it has
 * sent everything; the other fields are kept. Unexpected names are dropped. Without a `fileLimit` no file is kept, only the
 * names, `files`. Throws 415 and 400; raises busy and too_slow.
 */
export function readForm(request: Request, held: Held, { fileLimit = 0 } = {}): Promise<Read> {
  held.expect(Math.min(Number(request.headers.get('content-length') ?? 0), textLimit + fileLimit))
  const type = request.headers.get('content-type') ?? ''
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return readEncoded(request, held)
  const boundary = /^multipart\/form-data\b/i.test(type) ? getMultipartBoundary(type) : null
  if (!boundary) throw new Response(null, { status: 415 })
  return readMultipart(request, held, boundary, fileLimit)
}

async function readEncoded(request: Request, held: Held): Promise<Read> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of bodyOf(request)) {
    if (size < textLimit) {
      held.hold(piece.byteLength)
      pieces.push(Uint8Array.from(piece))
    }
    size += piece.byteLength
  }
  const text = Buffer.concat(pieces).toString('latin1')
  // Drop the pair that the limit cut in two.
  const whole = size > textLimit ? text.slice(0, Math.max(0, text.lastIndexOf('&', textLimit))) : text
  const pairs = [...new URLSearchParams(whole)]
  const form = new FormData()
  for (const [name, value] of pairs.slice(0, mostFields)) put(form, name, value)
  return { form, tooBig: size > textLimit || pairs.length > mostFields, files: [] }
}

/** A part that is arriving: what takes its bytes, and what is done at its end. */
type Arriving = { take: (bytes: Uint8Array) => unknown; end: () => void }

async function readMultipart(
  request: Request,
  held: Held,
  boundary: string,
  fileLimit: number,
): Promise<Read> {
  const read: Read = { form: new FormData(), tooBig: false, files: [] }
  const { split, finish } = multipart(boundary)
  let texts = 0
  let parts = 0
  let arriving: Arriving | undefined

  const textArriving = (part: MultipartPart): Arriving => {
    const pieces: Uint8Array[] = []
    return {
      take(bytes) {
        if ((texts += bytes.byteLength) > textLimit) return void (read.tooBig = true)
        held.hold(bytes.byteLength)
        // A copy: the piece is a part of something larger.
        pieces.push(Uint8Array.from(bytes))
      },
      end() {
        if (texts <= textLimit) put(read.form, part.name ?? '', textIn(Buffer.concat(pieces)))
      },
    }
  }
  const fileArriving = async (part: MultipartPart): Promise<Arriving> => {
    const name = clean(part.filename ?? '').slice(-longestName)
    if (name) read.files.push(name)
    if (fileLimit === 0) return { take() {}, end() {} }
    const disk = await writeOnDisk()
    held.finally(() => disk.handle.close())
    let size = 0
    return {
      take(bytes) {
        if ((size += bytes.byteLength) > fileLimit) return void (read.tooBig = true)
        held.hold(bytes.byteLength)
        return disk.write(bytes)
      },
      end() {
        if (size <= fileLimit) put(read.form, part.name ?? '', disk.file(size, name, part.mediaType))
      },
    }
  }

  for await (const chunk of bodyOf(request)) {
    for (const piece of split(chunk)) {
      if (piece === 'end') arriving?.end()
      else if ('bytes' in piece) await arriving?.take(piece.bytes)
      else if ((parts += 1) > mostFields) {
        read.tooBig = true
        arriving = undefined
      } else arriving = await (piece.part.isFile ? fileArriving(piece.part) : textArriving(piece.part))
    }
  }
  if (!read.tooBig) finish()
  return read
}

/** Throws 400 for what is no UTF-8. */
function textIn(bytes: Uint8Array) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Response(null, { status: 400 })
  }
}

const isName = (name: string) =>
  name.length <= longestName && fieldName.test(name) && !reservedPart.test(name)

function put(form: FormData, name: string, value: string | File) {
  if (!isName(name)) return
  if (name === '__state__' || (name === '__intent__' && !changesRows(value)))
    throw new Response(null, { status: 400 })
  if (typeof value === 'string') form.append(clean(name), clean(value))
  else form.append(clean(name), value)
}

/** Whether this is a button that adds or removes a row. Conform throws for any other intent. */
function changesRows(intent: string | File) {
  try {
    const { type, payload } = JSON.parse(String(intent))
    const { name, index = 0, defaultValue = '' } = payload
    return (
      /^(insert|remove)$/.test(type) &&
      /^\w+$/.test(name) &&
      isName(name) &&
      defaultValue === '' &&
      Number.isInteger(index) &&
      index >= 0 &&
      index < mostFields
    )
  } catch {
    return false
  }
}

/** Removes what no column can store and counts line ends as the browser does. */
function clean(text: string) {
  return text.replaceAll('\0', '').replaceAll('\r\n', '\n')
}
