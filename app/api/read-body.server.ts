import { readForm } from '~/http/form.server'

export type BodyFault = 'malformed' | 'too_large' | 'media_type'

const limit = 256 * 1024
const isForm = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i

/**
 * Reads the body of a call: JSON, or a form whose values stay text. Returns the value, or why it cannot be
 * read.
 */
export async function readBody(request: Request): Promise<{ value: unknown } | { fault: BodyFault }> {
  const type = request.headers.get('content-type') ?? ''
  if (isForm.test(type)) return readFormBody(request)
  if (!/^application\/json\b/i.test(type)) return { fault: 'media_type' }
  const text = await request.text()
  if (text.length > limit) return { fault: 'too_large' }
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return { fault: 'malformed' }
  }
}

async function readFormBody(request: Request): Promise<{ value: unknown } | { fault: BodyFault }> {
  const { form, tooBig } = await readForm(request)
  return tooBig ? { fault: 'too_large' } : { value: Object.fromEntries(form) }
}
