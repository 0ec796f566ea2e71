import { purchaseList } from '~/domain/purchases/purchase-list'

/** Every list of the team, for the tests and the benchmark that walk them all. */
export const allLists = [purchaseList]
