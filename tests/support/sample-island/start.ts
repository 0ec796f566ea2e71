import { watchIslands } from '../../../app/browser/islands'

watchIslands({
  '../islands/sample.tsx': async () => {
    // Answered when the test wants it to come.
    await fetch('/late')
    return (await import('./sample')) as never
  },
})
