import type { OpsPromise } from '../promise'
import { breaks } from './breaks'
import { disk } from './disk'
import { drill } from './drill'
import { failover } from './failover'
import { files } from './files'
import { mails } from './mails'
import { nodes } from './nodes'
import { pooler } from './pooler'
import { proxy } from './proxy'
import { recovery } from './recovery'
import { releases } from './releases'
import { soak } from './soak'
import { update, updateToNext } from './update'
import { updateOfMany } from './update-of-many'

export const promises: OpsPromise[] = [
  files,
  pooler,
  nodes,
  mails,
  update,
  updateToNext,
  updateOfMany,
  releases,
  failover,
  recovery,
  drill,
  breaks,
  disk,
  proxy,
  soak,
]
