import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  MultipartParser,
  type MultipartPart,
} from '@remix-run/multipart-parser'

/** The fields that no answer sends back. */
export const secretFields = ['password', 'currentPassword', '_token']

const textLimit = 256 * 1024
const defaultFileLimit = 1024 * 1024
const drainLimit = 64 * 1024 * 1024
const mostFields = 200
const longestName = 200

// Conform builds an object from the names (field, field.part, field[9]): limit its depth and its indexes.
const fieldName = /^[^.[\]]+(?:\.[^.[\]]+|\[(?:1?\d?\d)?\]){0,2}$/
const reservedPart = /(^|[.[\]])(__proto__|constructor|prototype)($|[.[\]])/

type Read = { form: FormData; tooBig: boolean }

/**
 * Reads the body of a form within limits while it streams in. Never use the formData() of a request, which
 * has none. Past a limit the rest is read and discarded, because a browser shows the answer only after it has
 * sent everything. Fields before the limit are kept, so put the file input last. Unexpected names are
 * dropped. Throws 415 and 400.
 */
export function readForm(request: Request, { fileLimit = defaultFileLimit } = {}): Promise<Read> {
  const type = request.headers.get('content-type') ?? ''
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return readEncoded(request)
  const boundary = /^multipart\/form-data\b/i.test(type) ? getMultipartBoundary(type) : null
  if (!boundary) throw new Response(null, { status: 415 })
  return readMultipart(request, boundary, fileLimit)
}

async function readEncoded(request: Request): Promise<Read> {
  const kept: Uint8Array[] = []
  let size = 0
  await eachChunk(request, (chunk) => {
    if (size < textLimit) kept.push(chunk)
    size += chunk.byteLength
  })
  const text = Buffer.concat(kept).toString('latin1')
  // Drop the pair that the limit cut in two.
  const whole = size > textLimit ? text.slice(0, Math.max(0, text.lastIndexOf('&', textLimit))) : text
  const pairs = [...new URLSearchParams(whole)]
  const form = new FormData()
  for (const [name, value] of pairs.slice(0, mostFields)) keep(form, name, value)
  return { form, tooBig: size > textLimit || pairs.length > mostFields }
}

async function readMultipart(request: Request, boundary: string, fileLimit: number): Promise<Read> {
  const parser = new MultipartParser(boundary, {
    maxFileSize: Math.max(fileLimit, textLimit),
    maxTotalSize: fileLimit + textLimit,
    maxParts: mostFields,
  })
  const form = new FormData()
  let textSize = 0
  let tooBig = false

  const take = (part: MultipartPart) => {
    if (part.isFile ? part.size > fileLimit : (textSize += part.size) > textLimit) tooBig = true
    else keep(form, part.name ?? '', part.isFile ? fileOf(part) : part.text)
  }
  await eachChunk(request, (chunk) => {
    if (tooBig) return
    tooBig =
      !parsed(() => {
        for (const part of parser.write(chunk)) take(part)
      }) || tooBig
  })
  if (!tooBig) parsed(() => parser.finish())
  return { form, tooBig }
}

/** False past a limit; throws 400 for a malformed body. */
function parsed(parse: () => void) {
  try {
    parse()
    return true
  } catch (error) {
    const pastLimit = [MaxFileSizeExceededError, MaxTotalSizeExceededError, MaxPartsExceededError]
    if (pastLimit.some((kind) => error instanceof kind)) return false
    throw new Response(null, { status: 400 })
  }
}

async function eachChunk(request: Request, take: (chunk: Uint8Array) => void) {
  const reader = request.body?.getReader()
  if (!reader) return
  let seen = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    take(value)
    seen += value.byteLength
    if (seen > drainLimit) return reader.cancel()
  }
}

function fileOf(part: MultipartPart) {
  const name = clean(part.filename ?? '').slice(-longestName)
  return new File([part.bytes as Uint8Array<ArrayBuffer>], name, { type: part.mediaType })
}

const isName = (name: string) =>
  name.length <= longestName && fieldName.test(name) && !reservedPart.test(name)

function keep(form: FormData, name: string, value: string | File) {
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
