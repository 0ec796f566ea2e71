/** Remix's options, for server/remix-app.ts, which hands the app to Remix's server. */
export default {
  future: {
    v3_fetcherPersist: true,
    // Off: its /__manifest answers are an open denial-of-service advisory.
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    /** @type {true} */
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
}
