// The parameters of the API. Unknown parameters are refused, as at Stripe, not ignored.
import { z } from 'zod'
import { ApiError, wrongParameter } from './errors'

/** A message in Stripe's wording, and Stripe's code if there is one. */
const saying = (message: string, code?: string) => ({ message, params: { code } })

const text = z.string().min(1).max(5000)
const whole = z
  .string()
  .refine((value) => /^-?\d{1,12}$/.test(value), saying('Invalid integer', 'parameter_invalid_integer'))
  .transform(Number)
const isPositive = (value: number) => value > 0
const positive = whole.refine(isPositive, saying('Invalid positive integer', 'parameter_invalid_integer'))
const yesOrNo = z.enum(['true', 'false']).transform((value) => value === 'true')
const isAddress = (value: string) => URL.canParse(value) && /^https?:/.test(value)
const address = text.refine(isAddress, saying('Not a valid URL', 'url_invalid'))
const isEmail = (value: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)
const email = text.refine(isEmail, saying('Invalid email address', 'email_invalid'))
const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((value) => Object.keys(value).length <= 50, saying('Metadata can have up to 50 keys'))
  .default({})
const expand = z.array(text).default([])
// Stripe accepts it; the stand-in ignores it.
const ignored = z.unknown().optional()

const lineItem = z.strictObject({
  price_data: z.strictObject({
    currency: z
      .string()
      .toLowerCase()
      .regex(/^[a-z]{3}$/),
    unit_amount: whole,
    product_data: z.strictObject({ name: text, description: text.optional(), metadata, tax_code: ignored }),
    tax_behavior: ignored,
  }),
  quantity: positive,
})

export const newSession = z.strictObject({
  mode: z.literal('payment'),
  line_items: z.array(lineItem).min(1).max(100),
  success_url: address,
  cancel_url: address.optional(),
  client_reference_id: z.string().min(1).max(200).optional(),
  customer_email: email.optional(),
  expires_at: whole.optional(),
  locale: z.enum(['auto', 'el', 'en', 'en-GB', 'de', 'fr', 'pt', 'pt-BR']).optional(),
  metadata,
  payment_intent_data: z
    .strictObject({
      metadata,
      description: text.optional(),
      receipt_email: ignored,
      statement_descriptor: ignored,
      statement_descriptor_suffix: ignored,
    })
    .optional(),
  payment_method_types: z.array(text).optional(),
  adaptive_pricing: ignored,
  billing_address_collection: ignored,
  customer_creation: ignored,
  custom_text: ignored,
  submit_type: ignored,
  payment_method_options: ignored,
  expand,
})

export const onlyExpand = z.strictObject({ expand })

export const newRefund = z.strictObject({
  payment_intent: text,
  amount: positive.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata,
  expand,
})

const when = z.union([whole, z.strictObject({ gt: whole, gte: whole, lt: whole, lte: whole }).partial()])
const paging = {
  limit: whole.refine((value) => value >= 1 && value <= 100, saying('Must be between 1 and 100')).default(10),
  starting_after: text.optional(),
  created: when.optional(),
  expand,
}
export const listOfPayments = z.strictObject(paging)
export const listByPayment = z.strictObject({ ...paging, payment_intent: text.optional() })
export const listOfEvents = z.strictObject({
  ...paging,
  type: text.optional(),
  types: z.array(text).max(20).optional(),
  delivery_success: yesOrNo.optional(),
})

/** The parameters that all lists have. */
export type Paging = z.output<typeof listOfPayments>

/** Parses the parameters of a request with one of these schemas. Throws the first problem in Stripe's wording. */
export function parametersOf<Shape extends z.ZodType>(shape: Shape, given: unknown): z.output<Shape> {
  const result = shape.safeParse(given ?? {})
  if (result.success) return result.data
  throw problem(result.error.issues[0]!, given)
}

function problem(issue: z.core.$ZodIssue, given: unknown): ApiError {
  const param = nameOf(issue.path)
  if (issue.code === 'unrecognized_keys') {
    const unknown = nameOf([...issue.path, issue.keys[0]!])
    return wrongParameter(unknown, `Received unknown parameter: ${unknown}`, 'parameter_unknown')
  }
  const value = issue.path.reduce((part, key) => Object(part)[key] as unknown, given)
  if (value === undefined) {
    return wrongParameter(param, `Missing required param: ${param}.`, 'parameter_missing')
  }
  const code = issue.code === 'custom' ? (issue.params?.code as string | undefined) : undefined
  return wrongParameter(param, `${issue.message}: ${String(value)}`, code)
}

/** Names a nested parameter as Stripe does: line_items[0][quantity] */
function nameOf([first = '', ...rest]: PropertyKey[]) {
  return String(first) + rest.map((part) => `[${String(part)}]`).join('')
}
