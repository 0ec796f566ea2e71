/** Where a browser finds a file (vite.config.ts). */
declare module 'browser:*' {
  const address: string
  export default address
}
