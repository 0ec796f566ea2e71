/**
 * How many times slower this machine is now than a quiet developer machine: measures a fixed computation. Limits in
 * seconds are meant for two idle cores and are multiplied by it.
 */
export function slowdown() {
  const [start, given] = [performance.now(), process.cpuUsage()]
  const spent = () => {
    const { user, system } = process.cpuUsage(given)
    return (user + system) / 1000
  }
  while (spent() < 150);
  return Math.max(1, (performance.now() - start) / spent())
}
