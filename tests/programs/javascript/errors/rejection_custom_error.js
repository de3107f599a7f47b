class ApiError extends Error {
  constructor(status) {
    super('request failed');
    this.name = 'ApiError';
    this.status = status;
  }
}
Promise.reject(new ApiError(503)).finally(() => console.log('finally'));
