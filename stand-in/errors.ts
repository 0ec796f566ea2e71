// Errors in Stripe's shape.

type Said = { type?: string; code?: string; message: string; param?: string; decline_code?: string }

/** Throw it to answer with an error. `kept`: the work had begun, so the error is stored for the idempotency key. */
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

/** An invalid parameter. */
export const wrongParameter = (param: string, message: string, code?: string) =>
  new ApiError(400, { code, message, param })

/** The request is not possible in the object's present state. */
export const notNow = (message: string, more: { code?: string; param?: string } = {}) =>
  new ApiError(400, { message, ...more }, true)

/** No object has this id. The status is 404 for an id in the path, 400 for one in a parameter. */
export function missing(what: string, id: string, param: string, inAddress = false) {
  const message = `No such ${what}: '${id}'`
  return new ApiError(inAddress ? 404 : 400, { code: 'resource_missing', message, param })
}
