// Errors in Stripe's shape.

type Said = { type?: string; code?: string; message: string; param?: string; decline_code?: string }

/** Thrown to answer with an error. `kept`: the work had begun, so its idempotency key remembers the error. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly said: Said,
    readonly kept = false,
  ) {
    super(said.message)
  }

  body() {
    return { error: { type: 'invalid_request_error', ...this.said } }
  }
}

/** A parameter that can't be used. */
export const wrongParameter = (param: string, message: string, code?: string) =>
  new ApiError(400, { code, message, param })

/** What the request asks for can't be done as things stand. */
export const notNow = (message: string, more: { code?: string; param?: string } = {}) =>
  new ApiError(400, { message, ...more }, true)

/** There is nothing by this id. Named in the address it is a 404, named in a parameter a 400. */
export function missing(what: string, id: string, param: string, inAddress = false) {
  const message = `No such ${what}: '${id}'`
  return new ApiError(inAddress ? 404 : 400, { code: 'resource_missing', message, param })
}
