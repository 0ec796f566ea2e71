import type { OpsPromise } from '../promise'
import { nodes } from './nodes'
import { pooler } from './pooler'
import { replica } from './replica'
import { update } from './update'

export const promises: OpsPromise[] = [pooler, nodes, update, replica]
