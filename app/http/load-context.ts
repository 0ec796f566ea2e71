import '@remix-run/node'

declare module '@remix-run/node' {
  interface AppLoadContext {
    /** Lets the page's own scripts run: by their hashes, in the answer's Content-Security-Policy. */
    allowScripts: (hashes: string[]) => void
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
