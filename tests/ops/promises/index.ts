import type { OpsPromise } from '../promise'
import { nodes } from './nodes'
import { pooler } from './pooler'
import { recovery } from './recovery'
import { replica } from './replica'
import { soak } from './soak'
import { update } from './update'

export const promises: OpsPromise[] = [pooler, nodes, update, replica, recovery, soak]
