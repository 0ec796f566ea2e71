import type { OpsPromise } from '../promise'
import { nodes } from './nodes'
import { pooler } from './pooler'

export const promises: OpsPromise[] = [pooler, nodes]
