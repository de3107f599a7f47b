function indented() {
	if (true) {
		throw new Error("indented with tabs");
	}
}
	indented();
