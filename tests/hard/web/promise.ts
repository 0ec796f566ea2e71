import type { Cluster } from '../../support/cluster'
import type { Finding } from '../promise'

export type Asked = { cluster: Cluster; seed: number; quick: boolean; say: (message: string) => void }

/** A promise of the web surface, under attack; by its number in the table. Some figures are times: nothing runs beside them. */
export type WebPromise = { name: string; title: string; run(asked: Asked): Promise<Finding> }
