export function* importSaga() {}
