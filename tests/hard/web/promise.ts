import type { Cluster } from '../../support/cluster'
import type { Finding } from '../promise'

export type Asked = { cluster: Cluster; seed: number; quick: boolean; say: (message: string) => void }

/**
 * A promise about the web server, tested by attacks; with its number in the table. Some results are times, so
 * promises run one at a time.
 */
export type WebPromise = { name: string; title: string; run(asked: Asked): Promise<Finding> }
