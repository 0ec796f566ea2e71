import '@remix-run/node'

declare module '@remix-run/node' {
  interface AppLoadContext {
    /** Of this answer's Content-Security-Policy. */
    nonce: string
    /** Stands in the log's line of this request, and on the error page. */
    requestId: string
    /** The visitor's own address, proxies of ours left out. */
    clientAddress: string
    /** Set when the database did not answer: the page is a 503 then. */
    unavailable?: boolean
    /** Seconds after which what was refused may be tried again. */
    retryAfter?: number
  }
}
