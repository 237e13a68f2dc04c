import careersUrl from '#data/generated/careers-pack.json?url'

export { careersUrl }
