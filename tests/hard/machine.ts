/**
 * How many times longer things take now than on a machine of one's own: the time that mere reckoning takes, over the
 * time it was given. Limits in seconds are meant for two quiet cores and are multiplied by it.
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
