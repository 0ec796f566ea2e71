/** The origin of the product's URLs as visitors know it, without a slash at the end. */
export const publicOrigin = (request: Request) =>
  (process.env.PUBLIC_ORIGIN || new URL(request.url).origin).replace(/\/$/, '')
